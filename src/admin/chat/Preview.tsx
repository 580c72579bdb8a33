import { Disabled } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import DOMPurify from 'dompurify';
import { View } from '../../../blocks/chat/View';
import type { ChatProps } from '../../contracts/chat-props';
import { previewProps, previewStyle } from './previewProps';
import { useSettings } from './settings';

/** What the server lets through. */
const KEPT = {
	ALLOWED_TAGS: [
		'a',
		'abbr',
		'acronym',
		'b',
		'blockquote',
		'cite',
		'code',
		'del',
		'em',
		'i',
		'q',
		's',
		'strike',
		'strong',
	],
	ALLOWED_ATTR: [ 'href', 'title', 'cite', 'datetime' ],
};

/** Launcher, panel and button as visitors would see them with the settings of the screen. */
export function Preview( { chat }: { chat: ChatProps } ) {
	const { settings } = useSettings();
	const { styles, display } = settings.options;
	const props = previewProps( chat, settings, Date.now() );
	const terms = useMemo(
		() => ( { __html: DOMPurify.sanitize( styles.gdprContent, KEPT ) } ),
		[ styles.gdprContent ]
	);
	const view = { ...props, terms: <span className="vestibule-chat__terms" dangerouslySetInnerHTML={ terms } /> };
	const style = previewStyle( styles );
	const isNowhere = display.showOnDesktop === 'OFF' && display.showOnMobile === 'OFF';
	return (
		<aside className="vestibule-admin__preview" aria-label={ __( 'Preview', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<h2>{ __( 'Preview', 'vestibule' ) }</h2>
				{ isNowhere && (
					<p className="vestibule-admin__hint">
						{ __( 'With these settings the launcher is shown on no device.', 'vestibule' ) }
					</p>
				) }
				<Disabled>
					<div className="vestibule-admin__stage">
						<div
							className={ `vestibule-chat is-${ styles.btnPosition }${ styles.isShowScroll === 'ON' ? ' has-scroll' : '' }` }
							style={ style }
						>
							<View { ...view } />
						</div>
						<div className={ `vestibule-chat-button is-${ styles.type }` } style={ style }>
							<View { ...view } id="vestibule-preview-button" kind="button" label={ styles.label } />
						</div>
					</div>
				</Disabled>
			</div>
		</aside>
	);
}
