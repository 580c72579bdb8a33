import { __ } from '@wordpress/i18n';
import { Section } from '../settings-parts/Section';
import type { After } from './after';
import { Field } from '../settings-parts/Field';

interface Props {
	after: After;
	errors: Readonly< Record< string, string > >;
	onChange( after: After ): void;
}

/** What visitors can do about their appointment, and when they are reminded of it. */
export function AfterSection( { after, errors, onChange }: Props ) {
	return (
		<Section title={ __( 'After the booking', 'vestibule' ) }>
			<div className="vestibule-admin__pair">
				<Field
					isNumber
					label={ __( 'Can be moved until', 'vestibule' ) }
					help={ __( 'Hours before the start. Every visitor has a link for it in their mail.', 'vestibule' ) }
					value={ after.moveUntil }
					error={ errors.moveUntil ?? '' }
					onChange={ ( moveUntil ) => onChange( { ...after, moveUntil } ) }
				/>
				<Field
					isNumber
					label={ __( 'Can be cancelled until', 'vestibule' ) }
					help={ __( 'Hours before the start.', 'vestibule' ) }
					value={ after.cancelUntil }
					error={ errors.cancelUntil ?? '' }
					onChange={ ( cancelUntil ) => onChange( { ...after, cancelUntil } ) }
				/>
			</div>
			<Field
				label={ __( 'Reminders', 'vestibule' ) }
				help={ __(
					'Hours before the start at which visitors get a mail, up to three: “24; 1”. Leave empty for none.',
					'vestibule'
				) }
				value={ after.reminders }
				error={ errors.reminders ?? '' }
				onChange={ ( reminders ) => onChange( { ...after, reminders } ) }
			/>
		</Section>
	);
}
