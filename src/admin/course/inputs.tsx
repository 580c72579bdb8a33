import { __ } from '@wordpress/i18n';
import { errorHelp } from '../kit/server/refusals';
import { useTypedValue } from '../../controls/useTypedValue';
import { TextControl } from '../../controls/wordpress';

interface InputProps {
	label: string;
	help?: string;
	value: string;
	/** Error message; empty or undefined if there is none. */
	error?: string | undefined;
	/** Whether the input can be empty. */
	isOptional?: boolean;
	onChange( value: string ): void;
}

const inputOf = ( type: string, pattern: RegExp, wrong: () => string ) =>
	function Input( { error, isOptional = false, ...props }: InputProps ) {
		const read = ( text: string ) => ( pattern.test( text ) || ( isOptional && text === '' ) ? text : undefined );
		const control = useTypedValue( { ...props, shown: props.value, read, wrong: wrong() } );
		const isWrong = control[ 'aria-invalid' ];
		return (
			<TextControl
				{ ...control }
				type={ type as 'number' }
				aria-invalid={ isWrong || Boolean( error ) }
				help={ isWrong ? control.help : errorHelp( error, props.help ) }
			/>
		);
	};

/** Input for a day such as 2027-01-12. Saving is locked while the day is incomplete. */
export const DayInput = inputOf( 'date', /^[12]\d{3}-\d\d-\d\d$/, () => __( 'Enter a day.', 'vestibule' ) );

/** Input for a time such as 18:30. */
export const TimeInput = inputOf( 'time', /^\d\d:\d\d$/, () => __( 'Enter a time.', 'vestibule' ) );

/** Input for a day and a time such as 2027-01-12T18:30. */
export const InstantInput = inputOf( 'datetime-local', /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d$/, () =>
	__( 'Enter a day and a time.', 'vestibule' )
);
