import { onceEmptyOrLeft } from '../../../src/shared/once-left';
import { fitsMask, fitsPattern, maskExample } from '../kit/pattern';
import { notTooLong, numberSetting, textSetting, textRule, messageOf } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

const validate = textRule( ( field, text ) => {
	const tooLong = notTooLong( field, text );
	const [ mask, pattern, digits ] = [
		textSetting( field, 'mask' ),
		textSetting( field, 'pattern' ),
		numberSetting( field, 'digits' ),
	];
	if ( tooLong.length > 0 ) {
		return tooLong;
	}
	if ( mask.trim() !== '' && ! fitsMask( mask, text ) ) {
		return [ messageOf( field, 'mask', { mask: maskExample( mask ) } ) ];
	}
	if ( pattern.trim() !== '' && ! fitsPattern( pattern, text ) ) {
		return [ messageOf( field, 'pattern' ) ];
	}
	return digits > 0 && text.replace( /[^0-9]/g, '' ).length !== digits
		? [ messageOf( field, 'digits', { digits } ) ]
		: [];
} );

/** Loads the library for input masks if the field has a mask. */
async function hydrate( { form, field }: FieldInPage ): Promise< void > {
	const mask = textSetting( field, 'mask' );
	const input = document.getElementById( field.id );
	if ( mask !== '' && input instanceof HTMLInputElement ) {
		const { attachMask } = await import( /* webpackChunkName: "form-mask" */ './mask' );
		onceEmptyOrLeft( input, () => attachMask( form.element, input, mask ) );
	}
}

export const live: LiveField = { validate, hydrate };
