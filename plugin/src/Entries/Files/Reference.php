<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Secret;

/**
 * Signed reference to a file of a form: `signature/id/size/name`. The ID consists of 128 random bits, which only the
 * visitor who uploaded the file receives. The signature binds the reference to one form and field, and to the file's
 * name and size.
 */
final class Reference {

	private const SIGNED = 32;

	public function __construct( private readonly Secret $secret ) {}

	public function sign( int $form, string $field, StoredFile $file ): string {
		return substr( $this->secret->sign( 'upload', "{$form}|{$field}|{$file->text()}" ), 0, self::SIGNED ) . '/'
			. $file->text();
	}

	/** Returns the file of a reference. Null if the signature is invalid, or belongs to another form or field. */
	public function read( int $form, string $field, string $reference ): ?StoredFile {
		$file = StoredFile::fromReference( $reference );
		return null !== $file && hash_equals( $this->sign( $form, $field, $file ), $reference ) ? $file : null;
	}
}
