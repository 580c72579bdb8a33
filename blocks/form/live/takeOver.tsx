import type { ComponentType } from 'react';
import { whenRegistered } from '../../../src/form/field-types';
import { hydrate } from '../../../src/islands/hydrate';
import { whenIdle, type createTurns } from '../../../src/islands/turns';
import type { FieldInPage, LiveField, LiveViewProps } from '../field-parts/live';
import type { FieldProps } from '../field-parts/types';
import { fieldType, isForeign } from './fieldType';
import { FieldRoot } from './roots';

export interface TakingOver {
	/** Leaves the errors of a field to its view. */
	leave: ( field: FieldProps ) => void;
	/** Does what takes long one after the other. */
	inTurn: ReturnType< typeof createTurns >;
}

/** Takes over one field; where that fails it stays as the server printed it, and works like that. */
export async function takeOver( inPage: FieldInPage, { leave, inTurn }: TakingOver ): Promise< void > {
	const { form, field, container } = inPage;
	const fail = () => container.classList.add( 'is-native' );
	const { View: Plain, live: load, needsLive } = fieldType( field.type );
	const isNeeded = needsLive?.( field ) ?? true;
	// Asking is work, too; what is asked for comes at the same time.
	const { coming } = await inTurn( () => ( { coming: isNeeded ? load?.().catch( fail ) : undefined } ) );
	const come: LiveField = ( await coming )?.live ?? {};
	const live = come.load ? ( ( await come.load( inPage ).catch( fail ) ) ?? {} ) : come;
	if ( live.validate ) {
		form.rules.set( field.name, live.validate );
	}
	const View = ( live.View ?? Plain ) as ComponentType< LiveViewProps > | undefined;
	if ( View ) {
		await inTurn( () => {
			leave( field );
			return hydrate( container, <FieldRoot { ...inPage } View={ View } printed={ form.store.get() } /> );
		} );
	}
	if ( live.hydrate ) {
		await inTurn( async () => {
			await whenIdle();
			await live.hydrate?.( inPage );
		} ).catch( fail );
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
