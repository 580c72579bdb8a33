import type { FieldProps } from '../types';

const NO_WORDS = {
	choose: '',
	drop: '',
	remove: '%s',
	again: '',
	uploading: '',
	completed: '%s',
	added: '%s',
	removed: '%s',
	running: '',
	broken: '',
	offline: '',
	tooLarge: '',
	wrongType: '',
	notAdded: '%1$s %2$s',
	kilobytes: '%s',
	megabytes: '%s',
};

export type FileWords = typeof NO_WORDS;

/** What the type gives its view (Form\Fields\Uploaded::pageSettings). */
export interface FileSettings {
	/** Of the input. */
	accept: string;
	maxFiles: number;
	/** In bytes. */
	maxSize: number;
	/** What may be sent, in words. */
	limits: string;
	words: FileWords;
}

export function fileSettings( { settings }: FieldProps ): FileSettings {
	const given = ( settings ?? {} ) as Partial< FileSettings >;
	return {
		accept: given.accept ?? '',
		maxFiles: given.maxFiles ?? 1,
		maxSize: given.maxSize ?? Infinity,
		limits: given.limits ?? '',
		words: { ...NO_WORDS, ...given.words },
	};
}
