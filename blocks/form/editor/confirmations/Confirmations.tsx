import { __ } from '@wordpress/i18n';
import { useConditionFields } from '../notifications/useConditionFields';
import { freshId } from '../list/copies';
import { SettingsList } from '../list/SettingsList';
import { useFormList } from '../useFormSettings';
import { CONFIRMATION } from '../references/places';
import { copyOf, kindWords, META, MAX_CONFIRMATIONS, titleOf, type Confirmation } from './confirmation';
import { ConfirmationModal } from './ConfirmationModal';

/** List of confirmations with conditions. Visitors see the first confirmation whose conditions match. */
export function Confirmations( { id }: { id: number } ) {
	const [ list, setList ] = useFormList< Confirmation >( id, META );
	const fields = useConditionFields( id );
	return (
		<div className="vestibule-editor__settings">
			<h3>{ __( 'By answer', 'vestibule' ) }</h3>
			<p>
				{ __(
					'The first confirmation whose conditions are met is shown instead of the settings above.',
					'vestibule'
				) }
			</p>
			<SettingsList
				form={ id }
				meta={ META }
				list={ list }
				setList={ setList }
				most={ MAX_CONFIRMATIONS }
				titleOf={ titleOf }
				helpOf={ kindWords }
				naming={ CONFIRMATION }
				fields={ fields }
				copyOf={ copyOf }
				addLabel={ __( 'Add confirmation by answer', 'vestibule' ) }
				make={ ( taken ) => ( { id: freshId( taken ) } ) }
				modal={ ( one, edit ) => <ConfirmationModal form={ id } confirmation={ one } { ...edit } /> }
			/>
		</div>
	);
}
