import { dispatch } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { commandsOf, entryCommands, type Addresses, type Command } from './commands';

/** Actions of WordPress's command store, whose package has no types. */
interface Store {
	registerCommand( command: Command ): void;
	registerCommandLoader( loader: {
		name: string;
		hook: ( palette: { search: string } ) => { commands: Command[]; isLoading: boolean };
	} ): void;
}

const addresses = ( window as unknown as { vestibulePalette?: Addresses } ).vestibulePalette ?? {};
const store = dispatch( 'core/commands' ) as unknown as Store | undefined;
const go = ( address: string ) => document.location.assign( address );

function useEntry( { search }: { search: string } ) {
	const commands = useMemo( () => entryCommands( addresses, search, go ), [ search ] );
	return { commands, isLoading: false };
}

commandsOf( addresses, go ).forEach( ( command ) => store?.registerCommand( command ) );
store?.registerCommandLoader( { name: 'vestibule/entry', hook: useEntry } );
