import type { Chat } from '../../contracts/chat';
import { useStored } from '../settings-parts/useStored';
import { fetchSettings, saveSettings } from './api';
import { withChanges, type Changes } from './sections';

/** The chat's settings in the making. */
export function useSettings( stored: Chat ) {
	const { change, take, ...state } = useStored( stored, saveSettings );
	return {
		...state,
		change: ( changes: Changes ) => change( ( before ) => withChanges( before, changes ) ),
		reload: async () => take( await fetchSettings() ),
	};
}
