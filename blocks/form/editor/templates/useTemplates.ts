import apiFetch from '@wordpress/api-fetch';
import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import type { FormTemplates } from '../../../../src/contracts/form-templates';

export type Template = FormTemplates[ 'groups' ][ number ][ 'templates' ][ number ];
export type Groups = FormTemplates[ 'groups' ];

/** Starting point for a new form. The settings are indexed by meta key. */
export interface Start {
	title: string;
	blocks: Block[];
	settings: Record< string, object >;
}

let asked: Promise< FormTemplates > | undefined;

/** Loads the templates when the dialog opens for the first time. After an error, the next call tries again. */
function ask(): Promise< FormTemplates > {
	asked ??= apiFetch< FormTemplates >( { path: '/vestibule/v1/form-templates' } ).catch( ( error: unknown ) => {
		asked = undefined;
		throw error;
	} );
	return asked;
}

interface Answer {
	/** Groups of templates. Undefined while loading. */
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

/** Returns a preference of the user. The preferences store is missing on some screens. */
const usePreference = ( scope: string, name: string ): unknown =>
	useSelect(
		( select ) =>
			( select( 'core/preferences' ) as unknown as Partial< Preferences > | undefined )?.get?.( scope, name ),
		[ scope, name ]
	);

/** WordPress's preference "Show starter patterns". It applies to both new pages and new forms. */
export const WANTED = [ 'core', 'enableChoosePatternModal' ] as const;

export const useAreTemplatesWanted = (): boolean => usePreference( ...WANTED ) !== false;

/** Checks whether WordPress is showing its welcome guide. */
export const useIsGuided = (): boolean => usePreference( 'core/edit-post', 'welcomeGuide' ) === true;
