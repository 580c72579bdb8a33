import type { ComponentType } from 'react';
import { Agreement } from './Agreement';
import { Appointment } from './Appointment';
import { Choices } from './Choices';
import { Country } from './Country';
import { Input } from './Input';
import { MultiSelect } from './MultiSelect';
import { Name } from './Name';
import { Textarea } from './Textarea';
import type { FieldProps, FieldViewProps } from './types';

/** The view of each kind of field; the server prints the same HTML. */
export const VIEWS: Record< FieldProps[ 'type' ], ComponentType< FieldViewProps > > = {
	name: Name,
	email: Input,
	country: Country,
	phone: Input,
	text: Input,
	textarea: Textarea,
	radio: Choices,
	checkbox: Choices,
	'multi-select': MultiSelect,
	agreement: Agreement,
	terms: Agreement,
	appointment: Appointment,
};

export { Submit } from './Submit';
export type { FieldProps, FieldViewProps } from './types';
