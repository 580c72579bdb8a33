import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSavingSettings } from './useSavingSettings';

/** How visitors keep what they have typed until it is sent (contract form-saving.schema.json). */
export function SavingSettings( { id }: { id: number } ) {
	const [ settings, change ] = useSavingSettings( id );
	return (
		<div className="vestibule-editor__settings">
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Keep drafts in the browser', 'vestibule' ) }
				help={ __(
					'What visitors type survives a reload and a closed tab until they send it. It stays in their own browser for a month at most. Turn this off for forms that are filled in on shared computers.',
					'vestibule'
				) }
				checked={ settings.drafts ?? true }
				onChange={ ( drafts ) => change( { drafts } ) }
			/>
		</div>
	);
}
