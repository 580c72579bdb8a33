import type { LiveForm } from '../../../blocks/fields/kit/live';
import { formOf } from '../../../blocks/form/live/early';
import type { FormProps } from '../../../src/contracts/form-props';

/** A form that has just been taken over, without a page around it. */
export const liveForm = ( props: FormProps ): LiveForm =>
	formOf( document.createElement( 'div' ), document.createElement( 'form' ), props );
