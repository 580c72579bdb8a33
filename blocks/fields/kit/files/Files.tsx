import { useEffect, useState } from 'react';
import { isRunning, type Upload } from '../../../../src/form/uploads/queue';
import { sizeInWords, readReference } from '../../../../src/form/uploads/files';
import { type FileWords, fileSettings } from './send';
import { Frame, describedBy, textsOf, type FieldViewProps } from '../view';

const SHOWN = [ 'image/jpeg', 'image/png', 'image/gif', 'image/webp' ];

/** Returns a URL for the preview of an image that was chosen in the browser. Empty for other files. */
function usePreview( file: File | null ): string {
	const [ address, setAddress ] = useState( '' );
	useEffect( () => {
		if ( ! file || ! SHOWN.includes( file.type ) ) {
			return undefined;
		}
		const made = URL.createObjectURL( file );
		setAddress( made );
		return () => URL.revokeObjectURL( made );
	}, [ file ] );
	return address;
}

interface Props {
	upload: Upload;
	/** Name under which the field is submitted. */
	name: string;
	words: FileWords;
	work: FilesAtWork;
}

/** File that is being uploaded, has been uploaded, or was rejected. */
function FileRow( { upload, name, words, work }: Props ) {
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

/** State and actions of the uploads. They are available only if JavaScript is enabled. */
interface FilesAtWork {
	uploads: readonly Upload[];
	isDragging: boolean;
	/** Message for screen readers. */
	status: string;
	add: ( files: File[] ) => void;
	drag: ( isDragging: boolean ) => void;
	remove: ( upload: Upload ) => void;
	again: ( upload: Upload ) => void;
}

/** Native file input in a drop zone, followed by the list of files. Fields\Types\File\Files prints the same markup. */
export function Files( { work, ...props }: FieldViewProps & { work?: FilesAtWork | undefined } ) {
	const { field, errors } = props;
	const { accept, maxFiles, limits, words } = fileSettings( field );
	const invalid = ( errors[ field.name ] ?? [] ).length > 0;
	const description = [ `${ field.id }_limits`, describedBy( field.id, field.help !== '', invalid ) ];
	return (
		<Frame { ...props }>
			<div
				className={ 'vestibule-files__zone' + ( work?.isDragging ? ' is-dragging' : '' ) }
				onDragEnter={ () => work?.drag( true ) }
				onDragLeave={ () => work?.drag( false ) }
				onDrop={ () => work?.drag( false ) }
			>
				<input
					className="vestibule-files__input"
					id={ field.id }
					type="file"
					name={ work ? undefined : `${ field.name }[]` }
					accept={ accept }
					multiple={ maxFiles > 1 }
					aria-required={ field.required || undefined }
					aria-invalid={ invalid }
					aria-describedby={ description.filter( Boolean ).join( ' ' ) }
					onChange={ ( event ) => {
						if ( work ) {
							// Otherwise, the form would validate the field before the file has been added.
							event.stopPropagation();
							work.add( [ ...( event.currentTarget.files ?? [] ) ] );
							event.currentTarget.value = '';
						}
					} }
					onInput={ ( event ) => work && event.stopPropagation() }
				/>
				<span className="vestibule-files__prompt" aria-hidden="true">
					<span className="vestibule-files__button">{ words.choose }</span>
					<span>{ words.drop }</span>
				</span>
			</div>
			<div className="vestibule-files__limits" id={ `${ field.id }_limits` }>
				{ limits }
			</div>
			<ul className="vestibule-files__list">
				{ work
					? work.uploads.map( ( upload ) => (
							<FileRow key={ upload.key } { ...{ upload, words } } name={ field.name } work={ work } />
						) )
					: textsOf( props.values, field.name ).map( ( reference ) => (
							<Kept key={ reference } { ...{ reference, words } } name={ field.name } />
						) ) }
			</ul>
			<div className="vestibule-files__status" role="status">
				{ work?.status ?? '' }
			</div>
		</Frame>
	);
}

interface KeptProps {
	name: string;
	reference: string;
	words: { kilobytes: string; megabytes: string };
}

/**
 * File that was uploaded with a submission that had other errors. The checkbox allows visitors to remove the file even
 * if JavaScript is disabled.
 */
function Kept( { name, reference, words }: KeptProps ) {
	const file = readReference( reference );
	return file ? (
		<li className="vestibule-files__file">
			<label className="vestibule-files__label">
				<input
					type="checkbox"
					className="vestibule-files__keep"
					name={ `${ name }[]` }
					value={ reference }
					defaultChecked
				/>
				<span className="vestibule-files__name">{ file.name }</span>
				<span className="vestibule-files__size">{ sizeInWords( file.size, words ) }</span>
			</label>
		</li>
	) : null;
}
