import type { ComponentType } from 'react';
import { whenRegistered } from '../../../src/form/field-types';
import { hydrate } from '../../../src/islands/hydrate';
import type { FieldInPage, LiveField, LiveViewProps } from '../field-parts/live';
import { fieldType, isForeign } from './fieldType';
import { followErrors } from './printedErrors';
import { FieldRoot } from './roots';

/** Takes over one field; where that fails it stays as the server printed it, and works like that. */
export async function takeOver( inPage: FieldInPage ): Promise< void > {
	const { form, field, container } = inPage;
	const fail = () => container.classList.add( 'is-native' );
	const { View: Plain, live: load, needsLive } = fieldType( field.type );
	const isNeeded = needsLive?.( field ) ?? true;
	const come: LiveField = ( isNeeded && ( await load?.().catch( fail ) )?.live ) || {};
	const live = come.load ? ( ( await come.load( inPage ).catch( fail ) ) ?? {} ) : come;
	if ( live.validate ) {
		form.rules.set( field.name, live.validate );
	}
	const View = ( live.View ?? Plain ) as ComponentType< LiveViewProps > | undefined;
	if ( View ) {
		await hydrate( container, <FieldRoot { ...inPage } View={ View } /> );
	} else {
		followErrors( form, field, container );
	}
	try {
		await live.hydrate?.( inPage );
	} catch {
		fail();
	}
	if ( isForeign( field.type ) ) {
		takeOverForeign( inPage );
	}
}

/** Of another plugin's field the HTML is the server's; its script, if it has one, is called when it is there. */
function takeOverForeign( { form, field, container, check }: FieldInPage ): void {
	const { name, label, required } = field;
	whenRegistered( field.type, ( type ) => {
		void Promise.resolve( { container, form: form.element, name, label, required, check } )
			.then( ( foreign ) => type.hydrate?.( foreign ) )
			// The fault is the other plugin's to find; the field works as the server printed it.
			.catch( ( fault: unknown ) => reportError( fault ) );
	} );
}
