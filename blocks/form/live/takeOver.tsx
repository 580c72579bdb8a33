import { whenRegistered } from '../../../src/form/field-types';
import { hydrate } from '../../../src/islands/hydrate';
import { whenIdle, type createTurns } from '../../../src/islands/turns';
import type { FieldInPage } from '../field-parts/live';
import { FIELD_SCRIPTS } from '../fields';
import { RULES } from '../rules';
import { FieldRoot } from './roots';

/**
 * Takes over one field; where that fails it stays as the server printed it, and works like that.
 *
 * @param inTurn Does what takes long one after the other.
 * @return Ends what a view does, where the field leaves the page.
 */
export async function takeOver( inPage: FieldInPage, inTurn: ReturnType< typeof createTurns > ): Promise< () => void > {
	const { form, field, container } = inPage;
	const fail = () => container.classList.add( 'is-native' );
	const script = FIELD_SCRIPTS[ field.type ];
	if ( ! script && ! ( field.type in RULES ) ) {
		takeOverForeign( inPage );
	}
	const isNeeded = script?.needsLive?.( field ) ?? true;
	const come = isNeeded ? await script?.live().catch( fail ) : undefined;
	const { View, validate, hydrate: start } = come?.live ?? {};
	if ( validate ) {
		form.rules.set( field.name, validate );
	}
	let end = () => {};
	if ( View ) {
		await inTurn( async () => {
			form.printed.delete( field );
			end = await hydrate( container, <FieldRoot { ...inPage } View={ View } printed={ form.store.get() } /> );
		} );
	}
	if ( start ) {
		await inTurn( whenIdle );
		await Promise.resolve( inPage ).then( start ).catch( fail );
	}
	return end;
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
