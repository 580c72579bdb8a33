import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormOptIn } from '../../../../src/contracts/form-opt-in';
import { useFormFields } from '../conditions/useFormFields';
import { SettingsModal } from '../list/SettingsModal';
import { refusalsOf } from '../refusals';
import { Preview, usePreview } from './Preview';
import { SubjectAndMessage } from './SubjectAndMessage';
import { useEditorData } from './useEditorData';

interface Props {
	form: number;
	settings: FormOptIn;
	change( changes: Partial< FormOptIn > ): void;
	close(): void;
}

/** The email that asks for a confirmation. */
export function OptInModal( { form, settings, change, close }: Props ) {
	const data = useEditorData( form );
	const fields = useFormFields( form );
	const [ example, setExample ] = useState( false );
	const edited = { optIn: settings };
	const shown = usePreview( form, edited, example );
	return (
		<SettingsModal
			title={ __( 'Confirmation of the address', 'vestibule' ) }
			size="fill"
			className="vestibule-editor__notification"
			close={ close }
		>
			<div className="vestibule-editor__sides">
				<div className="vestibule-editor__settings">
					<SubjectAndMessage
						data={ data }
						fields={ fields }
						refusal={ refusalsOf( shown.fields ) }
						standard={ data.standard.confirm.visitor }
						subject={ settings.subject ?? '' }
						body={ settings.body ?? '' }
						help={ __(
							'Leave empty for the standard text, which is translated. The link stands where {confirm.url} is, else at the end. The address may be a stranger’s, so of what the visitor typed at most the name is in this email.',
							'vestibule'
						) }
						change={ change }
					/>
				</div>
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
