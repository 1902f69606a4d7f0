import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/**
 * Where files can be chosen: `null` right here; otherwise how to go where they can. Firefox closes a popup whose
 * file dialog opens, and what was chosen is lost.
 */
export type FilesPlace = (() => void) | null;

const FilesContext = createContext<FilesPlace>(null);
export const FilesProvider = FilesContext.Provider;
export const useFilesPlace = (): FilesPlace => useContext(FilesContext);
