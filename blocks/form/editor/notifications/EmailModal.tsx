import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import { SettingsModal } from '../list/SettingsModal';
import { refusalsOf, type Refusal } from '../refusals';
import { Preview, usePreview } from './Preview';
import { useEditorData, type Edited } from './useEditorData';

interface Props {
	form: number;
	title: string;
	edited: Edited;
	/** Renders the settings of the email. They are displayed next to the preview. */
	children( data: NotificationsEditor, refusal: Refusal ): ReactNode;
	close(): void;
}

/** Dialog for an email, with its settings and a preview that the server renders. */
export function EmailModal( { form, title, edited, children, close }: Props ) {
	const data = useEditorData( form );
	const [ example, setExample ] = useState( false );
	const shown = usePreview( form, edited, example );
	return (
		<SettingsModal title={ title } size="fill" className="vestibule-editor__notification" close={ close }>
			<div className="vestibule-editor__sides">
				<div className="vestibule-editor__settings">{ children( data, refusalsOf( shown.fields ) ) }</div>
				<Preview
					form={ form }
					edited={ edited }
					me={ data.me }
					shown={ shown }
					example={ example }
					setExample={ setExample }
				/>
			</div>
		</SettingsModal>
	);
}
