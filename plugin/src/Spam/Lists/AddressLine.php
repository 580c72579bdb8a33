<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Contracts\Spam\Submission;

defined( 'ABSPATH' ) || exit;

/** The e-mail address of whoever sent the form. */
final class AddressLine implements Line {

	private function __construct( private readonly string $address ) {}

	public static function read( string $text ): ?self {
		return false === is_email( $text ) ? null : new self( mb_strtolower( $text, 'UTF-8' ) );
	}

	public function matches( Submission $submission, Texts $texts ): bool {
		return mb_strtolower( $submission->email, 'UTF-8' ) === $this->address;
	}
}
