<?php

declare(strict_types=1);

namespace Vestibule\Spam\Lists;

use Vestibule\Ajax\Address;
use Vestibule\Contracts\Spam\Submission;

defined( 'ABSPATH' ) || exit;

/** An IP address, or a network such as 203.0.113.0/24. */
final class NetworkLine implements Line {

	private function __construct( private readonly Address $network ) {}

	public static function read( string $text ): ?self {
		list( $base, $bits ) = explode( '/', $text, 2 ) + array( 1 => '0' );
		$is_network          = false !== filter_var( $base, FILTER_VALIDATE_IP ) && 1 === preg_match( '/^\d{1,3}$/D', $bits );
		return $is_network ? new self( new Address( array( $text ) ) ) : null;
	}

	public function matches( Submission $submission, Texts $texts ): bool {
		return $this->network->isTrusted( $submission->address );
	}
}
