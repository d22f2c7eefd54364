### For bot writers and researchers: fiefdom bot, dataset, environments
