<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use RuntimeException;

/** Thrown when an uploaded file is rejected. The message is for the visitor. The file is not stored. */
final class UploadRefused extends RuntimeException {

	/** @param int $status HTTP status of the response (docs/rest.md). */
	public function __construct( string $words, public readonly int $status = 422 ) {
		parent::__construct( $words );
	}
}
