import { CheckboxControl, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { useFormFields } from '../conditions/useFormFields';
import type { Webhook } from './webhook';

interface Props {
	webhook: Webhook;
	fields: ReturnType< typeof useFormFields >;
	change( changes: Partial< Webhook > ): void;
}

/** Which answers are sent: a receiver should get no more of a person than it needs. */
export function FieldsControl( { webhook, fields, change }: Props ) {
	const { names = [] } = webhook;
	const isChosen = webhook.fields === 'chosen';
	return (
		<>
			<RadioControl
				label={ __( 'Fields', 'vestibule' ) }
				help={ __( 'Send no more of a person than the receiver needs.', 'vestibule' ) }
				selected={ isChosen ? 'chosen' : 'all' }
				options={ [
					{ value: 'all', label: __( 'All fields', 'vestibule' ) },
					{ value: 'chosen', label: __( 'Only these', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { fields: value === 'chosen' ? 'chosen' : 'all' } ) }
			/>
			{ isChosen && (
				<fieldset>
					<legend className="screen-reader-text">{ __( 'Fields that are sent', 'vestibule' ) }</legend>
					{ fields.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							__nextHasNoMarginBottom
							label={ label }
							checked={ names.includes( name ) }
							onChange={ ( on ) =>
								change( { names: on ? [ ...names, name ] : names.filter( ( one ) => one !== name ) } )
							}
						/>
					) ) }
				</fieldset>
			) }
		</>
	);
}
