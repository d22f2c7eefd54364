/** The branches of a game: those that there are, and new ones. */

import { useEffect, useState } from "preact/hooks";
import { settings } from "../kept/settings";
import { sitDown } from "../shell/starting";
import { branchTree, makeBranch } from "../wire/http";
import type { Branch, BranchTree, NewBranch } from "../wire/protocol";

export interface Branches {
  tree: BranchTree;
  /** The branch that was made last. */
  newest: string;
  /** Whether something is being tried. */
  isBusy: boolean;
  problem: unknown;
  /** Try something; the branch that came of it, unless one is led to a table. */
  attempt: (wish: NewBranch) => Promise<Branch | null>;
}

const NONE: BranchTree = { branches: [], origin: null };

export function useBranches(replay: string): Branches {
  const [tree, setTree] = useState<BranchTree>(NONE);
  const [newest, setNewest] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const { language } = settings.value;
  useEffect(() => {
    let current = true;
    branchTree(replay).then((found) => current && setTree(found), () => {}); // a game without them can be studied, too
    return () => {
      current = false;
    };
  }, [replay, language]);
  const attempt = async (wish: NewBranch): Promise<Branch | null> => {
    setBusy(true);
    setProblem(null);
    try {
      const { branch, table } = await makeBranch(replay, { ...wish, language });
      if (table) return sitDown(table, [], ""), null;
      if (wish.keep !== false) {
        setTree((before) => ({ ...before, branches: [...before.branches, branch] }));
        setNewest(branch.branch);
      }
      return branch;
    } catch (failure) {
      setProblem(failure);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { tree, newest, isBusy, problem, attempt };
}
