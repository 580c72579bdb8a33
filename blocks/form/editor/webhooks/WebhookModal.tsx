import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useFormFields } from '../conditions/useFormFields';
import { refusalsOf } from '../list/refusals';
import { NameControl, SettingsModal } from '../list/SettingsModal';
import { useRefusals } from '../list/useRefusals';
import { hasConditions } from '../list/words';
import { Deliveries } from './Deliveries';
import { FieldsControl } from './FieldsControl';
import { HeadersControl } from './HeadersControl';
import { SecretControl } from './SecretControl';
import { TestControl } from './TestControl';
import { useCheck } from './useCheck';
import { hostOf, META, titleOf, type Webhook } from './webhook';

interface Props {
	form: number;
	webhook: Webhook;
	/** Its place in the list. */
	index: number;
	data: WebhooksEditor;
	reload(): void;
	change( changes: Partial< Webhook > ): void;
	close(): void;
}

/** Everything about one webhook. */
export function WebhookModal( { form, webhook, index, data, reload, change, close }: Props ) {
	const fields = useFormFields( form );
	const checked = useCheck( form, webhook );
	const refused = useRefusals( form, META, index );
	const refusal = refusalsOf( { ...refused, ...checked } );
	return (
		<SettingsModal title={ titleOf( webhook ) } size="large" close={ close }>
			<div className="vestibule-editor__settings">
				<NameControl
					name={ webhook.name }
					placeholder={ hostOf( webhook ) }
					help={ __( 'For this list and the log. No one else sees it.', 'vestibule' ) }
					refusal={ refusal }
					onChange={ ( name ) => change( { name } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="url"
					dir="ltr"
					label={ __( 'Address', 'vestibule' ) }
					{ ...refusal(
						'url',
						__( 'Begins with https://. Each entry is posted there as JSON, signed.', 'vestibule' )
					) }
					maxLength={ 2000 }
					placeholder="https://"
					value={ webhook.url ?? '' }
					onChange={ ( url ) => change( { url } ) }
				/>
				<TestControl form={ form } webhook={ webhook } />
				<SecretControl
					form={ form }
					id={ webhook.id }
					exists={ data.secrets.includes( webhook.id ) }
					reload={ reload }
				/>
				<FieldsControl webhook={ webhook } fields={ fields } change={ change } />
				<PanelBody title={ __( 'Conditions', 'vestibule' ) } initialOpen={ hasConditions( webhook ) }>
					<ConditionsControl
						conditions={ webhook.conditions }
						fields={ fields }
						onChange={ ( conditions ) => change( { conditions } ) }
						always={ __( 'Sent for every entry.', 'vestibule' ) }
						/* translators: %s: conditions in words. */
						sentence={ __( 'Sent when %s.', 'vestibule' ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Headers', 'vestibule' ) } initialOpen={ ( webhook.headers ?? [] ).length > 0 }>
					<HeadersControl
						headers={ webhook.headers ?? [] }
						refusal={ refusal }
						onChange={ ( headers ) => change( { headers } ) }
					/>
				</PanelBody>
				{ data.mayRead && (
					<Deliveries
						form={ form }
						deliveries={ data.deliveries.filter( ( one ) => one.webhook === webhook.id ) }
						reload={ reload }
					/>
				) }
			</div>
		</SettingsModal>
	);
}
