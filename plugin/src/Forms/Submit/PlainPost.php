<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Fields\TakesFiles;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Call\Request;

/**
 * Form that was posted without scripts. Its files are stored first, and references replace them in the request, so that
 * visitors keep their files when another field has an error.
 */
final class PlainPost {

	/**
	 * @param array<string, list<string>> $errors Errors of rejected files, by field name.
	 * @param array<string, mixed>|null   $first  First response to the same post. Null if the post was not sent before.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly Request $request,
		public readonly IdempotencyKey $sending,
		public readonly array $errors = array(),
		public readonly ?array $first = null,
	) {}

	public static function withFilesKept( FormDefinition $form, Request $request, IdempotencyKey $sending ): self {
		$kept   = array();
		$errors = array();
		foreach ( $form->fields as $field ) {
			$type  = $field->type;
			$files = $request->files( $field->name );
			if ( ! $type instanceof TakesFiles || array() === $files ) {
				continue;
			}
			$there                = $request->all()[ $field->name ] ?? array();
			$kept[ $field->name ] = is_array( $there ) ? array_values( $there ) : array( $there );
			foreach ( $files as $file ) {
				try {
					$kept[ $field->name ][] = $type->keep( $field, $form->formId, $file, $request->address );
				} catch ( UploadRefused $refused ) {
					$errors[ $field->name ][] = basename( $file->name ) . ': ' . $refused->getMessage();
				}
			}
		}
		return new self( $form, array() === $kept ? $request : $request->with( $kept ), $sending, $errors );
	}
}
