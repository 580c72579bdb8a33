import { __ } from '@wordpress/i18n';
import { useConditionFields } from '../notifications/useConditionFields';
import { freshId } from '../list/copies';
import { SettingsList } from '../list/SettingsList';
import { useFormList } from '../useFormSettings';
import { WEBHOOK } from '../references/places';
import { useWebhooksData } from './api';
import { copyOf, helpOf, META, MAX_WEBHOOKS, titleOf, type Webhook } from './webhook';
import { WebhookModal } from './WebhookModal';

/** List of the webhooks of a form. */
export function Webhooks( { id }: { id: number } ) {
	const [ list, setList ] = useFormList< Webhook >( id, META );
	const { data, reload } = useWebhooksData( id );
	const fields = useConditionFields( id );
	const help = ( one: Webhook ) => {
		const last = data.deliveries.find( ( { webhook } ) => webhook === one.id );
		const isTrouble = last && [ 'failed', 'given_up', 'gone' ].includes( last.status );
		return (
			<>
				{ helpOf( one ) }
				{ isTrouble && <span className="vestibule-editor__refused">{ ` ${ last.state }` }</span> }
			</>
		);
	};
	return (
		<div className="vestibule-editor__settings">
			<p>
				{ __(
					'Each entry is sent to these URLs, for services such as a CRM or an automation service.',
					'vestibule'
				) }
			</p>
			<SettingsList
				form={ id }
				meta={ META }
				list={ list }
				setList={ setList }
				most={ MAX_WEBHOOKS }
				titleOf={ titleOf }
				helpOf={ help }
				naming={ WEBHOOK }
				fields={ fields }
				hasSwitch
				copyOf={ copyOf }
				addLabel={ __( 'Add webhook', 'vestibule' ) }
				make={ ( taken ) => ( { id: freshId( taken ) } ) }
				modal={ ( one, edit ) => (
					<WebhookModal form={ id } webhook={ one } data={ data } reload={ reload } { ...edit } />
				) }
			/>
		</div>
	);
}
