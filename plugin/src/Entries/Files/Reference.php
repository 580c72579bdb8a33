<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Secret;

/**
 * Signed reference to a file in a form: `signature/id/size/name`. The ID is 128 random bits that only the visitor who
 * sent the file has. The signature binds it to one form and field, and to its name and size.
 */
final class Reference {

	private const SIGNED = 32;

	public function __construct( private readonly Secret $secret ) {}

	public function sign( int $form, string $field, StoredFile $file ): string {
		return substr( $this->secret->sign( 'upload', "{$form}|{$field}|{$file->text()}" ), 0, self::SIGNED ) . '/'
			. $file->text();
	}

	/** Returns the file; null if the signature is invalid or belongs to another form or field. */
	public function read( int $form, string $field, string $reference ): ?StoredFile {
		$file = StoredFile::fromReference( $reference );
		return null !== $file && hash_equals( $this->sign( $form, $field, $file ), $reference ) ? $file : null;
	}
}
