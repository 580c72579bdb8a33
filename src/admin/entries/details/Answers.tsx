import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../../contracts/entries-entry';

type Table = NonNullable< EntriesEntry[ 'fields' ][ number ][ 'table' ] >;

/** Answers of a table field. The region is focusable, so that a wide table can be scrolled with the keyboard. */
function Rows( { headings, rows, label }: Table & { label: string } ) {
	return (
		<div className="vestibule-entries__rows" role="region" aria-label={ label } tabIndex={ 0 }>
			<table>
				<thead>
					<tr>
						{ headings.map( ( heading, column ) => (
							<th scope="col" key={ column }>
								<bdi>{ heading }</bdi>
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( cells, row ) => (
						<tr key={ row }>
							{ cells.map( ( cell, column ) => (
								<td key={ column }>
									<bdi>{ cell }</bdi>
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

/**
 * Download links and image previews of uploaded files. The URLs work only for users who are allowed to read the entry.
 */
function Files( { files }: { files: EntriesEntry[ 'fields' ][ number ][ 'files' ] } ) {
	return (
		<ul className="vestibule-entries__files">
			{ files.map( ( { name, size, url, preview } ) => (
				<li key={ url }>
					{ preview && (
						<a href={ preview } target="_blank" rel="noreferrer">
							<img
								src={ preview }
								/* translators: %s: name of a file. */
								alt={ sprintf( __( 'Open %s', 'vestibule' ), name ) }
								loading="lazy"
							/>
						</a>
					) }
					<a href={ url } download={ name }>
						<bdi>{ name }</bdi>
					</a>{ ' ' }
					<span className="is-nothing">{ size }</span>
				</li>
			) ) }
		</ul>
	);
}

type Field = EntriesEntry[ 'fields' ][ number ];

/** Pattern for a phone number that is safe to use in a link. */
const PHONE = /^\+?[0-9 ().\/-]{4,30}$/;

function Value( { field, value, replyTo }: { field: Field; value: string; replyTo: string } ) {
	if ( field.type === 'email' && value === replyTo ) {
		return <a href={ `mailto:${ encodeURIComponent( value ).replace( '%40', '@' ) }` }>{ value }</a>;
	}
	if ( field.type === 'phone' && PHONE.test( value ) ) {
		return (
			<a href={ `tel:${ value.replace( /[^+0-9]/g, '' ) }` }>
				<bdi dir="ltr">{ value }</bdi>
			</a>
		);
	}
	return <bdi>{ value }</bdi>;
}

function Values( { field, replyTo }: { field: Field; replyTo: string } ) {
	const [ first ] = field.values;
	if ( first === undefined ) {
		const consent = field.type === 'agreement' || field.type === 'terms';
		return (
			<span className="is-nothing">
				{ consent ? __( 'Not agreed', 'vestibule' ) : __( 'Not given', 'vestibule' ) }
			</span>
		);
	}
	if ( field.files.length > 0 ) {
		return <Files files={ field.files } />;
	}
	if ( field.table ) {
		return <Rows { ...field.table } label={ field.label } />;
	}
	if ( field.values.length === 1 ) {
		return <Value field={ field } value={ first } replyTo={ replyTo } />;
	}
	return (
		<ul>
			{ field.values.map( ( value, index ) => (
				<li key={ index }>
					<Value field={ field } value={ value } replyTo={ replyTo } />
				</li>
			) ) }
		</ul>
	);
}

/** All answers with their labels, in the order of the form. Values are rendered as plain text. */
export function Answers( { entry, edit }: { entry: EntriesEntry; edit: () => void } ) {
	return (
		<section className="vestibule-entries__answers">
			<div className="vestibule-entries__heading">
				<h3>{ __( 'Answers', 'vestibule' ) }</h3>
				{ entry.status !== 'trash' && (
					<Button variant="link" onClick={ edit }>
						{ __( 'Edit the answers', 'vestibule' ) }
					</Button>
				) }
			</div>
			<dl>
				{ entry.fields.map( ( field ) => (
					<div key={ field.name }>
						<dt>
							<bdi>{ field.label }</bdi>
							{ field.type === '' && (
								<span className="is-nothing"> { __( '(no longer in the form)', 'vestibule' ) }</span>
							) }
						</dt>
						<dd>
							<Values field={ field } replyTo={ entry.replyTo } />
						</dd>
					</div>
				) ) }
			</dl>
		</section>
	);
}
