import { useSyncExternalStore } from 'react';
import { currentSettings, type EditorSettings, subscribeToSettings } from './editorSettings';

export function useEditorSettings(): EditorSettings {
  return useSyncExternalStore(subscribeToSettings, currentSettings);
}
