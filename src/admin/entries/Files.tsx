import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';

/** What a visitor sent along: saved by a click, pictures seen at once. Only those who may read the entry get them. */
export function Files( { files }: { files: EntriesEntry[ 'fields' ][ number ][ 'files' ] } ) {
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
