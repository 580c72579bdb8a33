import { __ } from '@wordpress/i18n';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { ToggleControl } from '../../../src/controls/wordpress';
import type { FormSaving } from '../../../src/contracts/form-saving';
import { useFormMeta } from './useFormSettings';

/** Maximum number of days: one year, as in the contract. */
const MAX_DAYS = 365;

/** Settings for drafts, and for saving a form to continue later (see the contract form-saving.schema.json). */
export function SavingSettings( { id }: { id: number } ) {
	const [ settings, change ] = useFormMeta< FormSaving >( id, 'vestibule_form_saving' );
	return (
		<div className="vestibule-editor__settings">
			<ToggleControl
				label={ __( 'Keep drafts in the browser', 'vestibule' ) }
				help={ __(
					'Answers are kept when the page is reloaded or the tab is closed, until the form is sent. They are stored in the visitor’s own browser for at most a month. Turn this off for forms that are filled in on shared computers.',
					'vestibule'
				) }
				checked={ settings.drafts ?? true }
				onChange={ ( drafts ) => change( { drafts } ) }
			/>
			<ToggleControl
				label={ __( 'Save and continue later', 'vestibule' ) }
				help={ __(
					'Visitors can get a link by email that restores their answers on any device. You see the answers only when they send the form.',
					'vestibule'
				) }
				checked={ settings.later ?? false }
				onChange={ ( later ) => change( { later } ) }
			/>
			{ settings.later && (
				<WholeNumber
					min={ 1 }
					max={ MAX_DAYS }
					label={ __( 'The link works for (days)', 'vestibule' ) }
					help={ __( 'After that, the saved answers are deleted.', 'vestibule' ) }
					value={ settings.days ?? 30 }
					onChange={ ( days ) => change( { days } ) }
				/>
			) }
		</div>
	);
}
