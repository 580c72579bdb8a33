<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Call\SameOrigin;
use Vestibule\Site\Performance\SpeedSettings;

/** Checks that a request to either AJAX action comes from a page of this site. Needs no database query. */
final class Sender {

	public function __construct( private readonly PageKey $key, private readonly SpeedSettings $settings ) {}

	public function refusal( Request $request ): ?Answer {
		$status = match ( true ) {
			! SameOrigin::allows( $request ) => 403,
			! $this->isWhole( $request )     => 400,
			! $this->key->isGenuine(
				(string) $request->body( 'url' ),
				(string) $request->body( 'vestibule_beacon_nonce' )
			) => 403,
			default                          => 200,
		};
		return 200 === $status ? null : new Answer( $status, array( 'success' => false ) );
	}

	/** Returns the post ID of the page that sent a valid request. 0 for a list of posts. */
	public function post( Request $request ): int {
		return $this->key->post( (string) $request->body( 'vestibule_beacon_nonce' ) );
	}

	/** Checks whether the largest images are measured (setting on the "Speed" screen). */
	public function isWanted(): bool {
		return $this->settings->values()->findsLargestImage;
	}

	private function isWhole( Request $request ): bool {
		return null !== $request->body( 'vestibule_beacon_nonce' )
			&& null !== $request->body( 'url' )
			&& in_array( $request->body( 'is_mobile' ), array( '0', '1' ), true );
	}
}
