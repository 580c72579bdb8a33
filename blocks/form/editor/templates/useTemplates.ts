import apiFetch from '@wordpress/api-fetch';
import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { FormTemplates } from '../../../../src/contracts/form-templates';

export type Template = FormTemplates[ 'groups' ][ number ][ 'templates' ][ number ];
export type Groups = FormTemplates[ 'groups' ];

/** What a new form begins with; its settings by meta key. */
export interface Start {
	title: string;
	blocks: Block[];
	settings: Record< string, object >;
}

let asked: Promise< FormTemplates > | undefined;

/** Asks the site once, when the dialog opens for the first time; after a failure again. */
function ask(): Promise< FormTemplates > {
	asked ??= apiFetch< FormTemplates >( { path: '/vestibule/v1/form-templates' } ).catch( ( error: unknown ) => {
		asked = undefined;
		throw error;
	} );
	return asked;
}

interface Answer {
	/** Undefined until the site has answered. */
	groups?: Groups;
	hasFailed: boolean;
	retry(): void;
}

export function useTemplates(): Answer {
	const [ answer, setAnswer ] = useState< Pick< Answer, 'groups' | 'hasFailed' > >( { hasFailed: false } );
	const [ tries, setTries ] = useState( 0 );
	useEffect( () => {
		let isGone = false;
		const show = ( found: typeof answer ) => ! isGone && setAnswer( found );
		ask().then(
			( { groups } ) => show( { groups, hasFailed: false } ),
			() => show( { hasFailed: true } )
		);
		return () => {
			isGone = true;
		};
	}, [ tries ] );
	return {
		...answer,
		retry: () => {
			setAnswer( { hasFailed: false } );
			setTries( tries + 1 );
		},
	};
}

interface Preferences {
	get( scope: string, name: string ): unknown;
}

/** A preference of the user. Scripts of other screens may lack the store. */
const usePreference = ( scope: string, name: string ): unknown =>
	useSelect(
		( select ) =>
			( select( 'core/preferences' ) as unknown as Partial< Preferences > | undefined )?.get?.( scope, name ),
		[ scope, name ]
	);

/** WordPress's own preference "Show starter patterns", for new pages and forms alike. */
export const WANTED = [ 'core', 'enableChoosePatternModal' ] as const;

export const useAreTemplatesWanted = (): boolean => usePreference( ...WANTED ) !== false;

/** Whether WordPress is just showing its editor to someone who is new to it. */
export const useIsGuided = (): boolean => usePreference( 'core/edit-post', 'welcomeGuide' ) === true;
