<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Secret;

/**
 * What a form carries for a file: `signature/id/size/name`. The id is 128 random bits that only the visitor who sent
 * the file has got; the signature ties it to one form and field, and to name and size.
 */
final class Reference {

	private const SIGNED = 32;

	public function __construct( private readonly Secret $secret ) {}

	public function sign( int $form, string $field, StoredFile $file ): string {
		return substr( $this->secret->sign( 'upload', "{$form}|{$field}|{$file->text()}" ), 0, self::SIGNED ) . '/' . $file->text();
	}

	/** Null when it is none of ours, or of another form or field. */
	public function read( int $form, string $field, string $reference ): ?StoredFile {
		$file = StoredFile::fromReference( $reference );
		return null !== $file && hash_equals( $this->sign( $form, $field, $file ), $reference ) ? $file : null;
	}
}
