import { textSetting } from '../../src/form/rules/settings';
import type { FieldInPage, LiveField } from '../form/field-parts/live';
import { validate } from './rules';

/** The library of masks comes with the first field that has one. */
async function hydrate( { form, field }: FieldInPage ): Promise< void > {
	const mask = textSetting( field, 'mask' );
	const input = document.getElementById( field.id );
	if ( mask !== '' && input instanceof HTMLInputElement ) {
		const { attachMask } = await import( /* webpackChunkName: "form-mask" */ './mask' );
		attachMask( form.element, input, mask );
	}
}

export const live: LiveField = { validate, hydrate };
