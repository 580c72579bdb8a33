<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use RuntimeException;

/** Why a file was not taken; the message is for the visitor, in words. Nothing of the file was kept. */
final class UploadRefused extends RuntimeException {

	/** @param int $status Of docs/rest.md. */
	public function __construct( string $words, public readonly int $status = 422 ) {
		parent::__construct( $words );
	}
}
