import type { LiveForm } from '../../../blocks/fields/kit/live';
import { formOf } from '../../../blocks/form/live/early';
import type { FormProps } from '../../../src/contracts/form-props';

/** Form that has just been hydrated, without a page around it. */
export const liveForm = ( props: FormProps ): LiveForm =>
	formOf( document.createElement( 'div' ), document.createElement( 'form' ), props );
