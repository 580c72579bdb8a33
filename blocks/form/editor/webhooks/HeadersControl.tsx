import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Refusal } from '../list/refusals';
import { MOST_HEADERS, type Header } from './webhook';

interface Props {
	headers: readonly Header[];
	refusal: Refusal;
	onChange( headers: Header[] ): void;
}

/** What a receiver asks for besides, such as a key of its own. */
export function HeadersControl( { headers, refusal, onChange }: Props ) {
	const change = ( at: number, changes: Partial< Header > ) =>
		onChange( headers.map( ( one, index ) => ( index === at ? { ...one, ...changes } : one ) ) );
	const text = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, dir: 'ltr', spellCheck: false } as const;
	return (
		<div className="vestibule-editor__settings">
			{ headers.map( ( { name, value }, at ) => (
				<fieldset key={ at } className="vestibule-editor__settings">
					<legend>
						{
							/* translators: %d: 1 for the first. */
							sprintf( __( 'Header %d', 'vestibule' ), at + 1 )
						}
					</legend>
					<TextControl
						{ ...text }
						label={ __( 'Name', 'vestibule' ) }
						{ ...refusal( `headers.${ at }.name` ) }
						maxLength={ 60 }
						placeholder="Authorization"
						value={ name }
						onChange={ ( typed ) => change( at, { name: typed } ) }
					/>
					<TextControl
						{ ...text }
						label={ __( 'Value', 'vestibule' ) }
						{ ...refusal( `headers.${ at }.value` ) }
						maxLength={ 1000 }
						value={ value }
						onChange={ ( typed ) => change( at, { value: typed } ) }
					/>
					<Button
						variant="link"
						isDestructive
						/* translators: %d: 1 for the first. */
						aria-label={ sprintf( __( 'Remove header %d', 'vestibule' ), at + 1 ) }
						onClick={ () => onChange( headers.filter( ( one, index ) => index !== at ) ) }
					>
						{ __( 'Remove', 'vestibule' ) }
					</Button>
				</fieldset>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ headers.length >= MOST_HEADERS }
				accessibleWhenDisabled
				onClick={ () => onChange( [ ...headers, { name: '', value: '' } ] ) }
			>
				{ __( 'Add header', 'vestibule' ) }
			</Button>
			<p className="components-base-control__help">
				{ __( 'Copies and exports of this form leave out the values.', 'vestibule' ) }
			</p>
		</div>
	);
}
