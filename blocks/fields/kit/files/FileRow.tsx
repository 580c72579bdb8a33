import { isRunning, type Upload } from '../../../../src/form/uploads/queue';
import { sizeInWords } from '../../../../src/form/uploads/files';
import type { FilesAtWork } from './Files';
import type { FileWords } from './settings';
import { usePreview } from './usePreview';

interface Props {
	upload: Upload;
	/** Of the field. */
	name: string;
	words: FileWords;
	work: FilesAtWork;
}

/** A file on its way, on the server, or refused. */
export function FileRow( { upload, name, words, work }: Props ) {
	const { state, percent, error, url } = upload;
	const preview = usePreview( upload.file );
	const isWrong = state === 'refused' || state === 'failed';
	return (
		<li className={ `vestibule-files__file is-${ state }` }>
			{ preview ? (
				<img
					className="vestibule-files__preview"
					src={ preview }
					alt=""
					onError={ ( { currentTarget } ) => ( currentTarget.hidden = true ) }
				/>
			) : null }
			<div className="vestibule-files__about">
				<span className="vestibule-files__name">
					<bdi>{ upload.name }</bdi>
				</span>
				<span className="vestibule-files__size">{ sizeInWords( upload.size, words ) }</span>
				{ isWrong ? (
					<span className="vestibule-files__error">{ error }</span>
				) : (
					<span className="vestibule-files__state">
						{ isRunning( upload ) ? <span>{ words.uploading }</span> : null }
						<span>{ words.completed.replace( '%s', String( percent ) ) }</span>
					</span>
				) }
				{ isRunning( upload ) ? (
					<progress
						className="vestibule-files__progress"
						max={ 100 }
						value={ percent }
						aria-label={ upload.name }
					/>
				) : null }
			</div>
			{ state === 'failed' && upload.file ? (
				<button className="vestibule-files__again" type="button" onClick={ () => work.again( upload ) }>
					{ words.again }
				</button>
			) : null }
			<button
				className="vestibule-files__remove"
				type="button"
				aria-label={ words.remove.replace( '%s', () => upload.name ) }
				onClick={ () => work.remove( upload ) }
			/>
			{ state === 'done' ? <input type="hidden" name={ `${ name }[]` } value={ url } readOnly /> : null }
		</li>
	);
}
