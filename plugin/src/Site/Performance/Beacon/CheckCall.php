<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action with which a cached page asks whether a report is still needed: POST `vestibule_beacon_nonce`, `url`,
 * `is_mobile`. If `success` is true, no report is needed.
 */
#[Answers( 'vestibule_beacon_check' )]
final class CheckCall implements Call {

	public function __construct( private readonly Sender $sender, private readonly Measurements $measurements ) {}

	public function answer( Request $request ): Answer {
		$refused = $this->sender->refusal( $request );
		if ( null !== $refused ) {
			return $refused;
		}
		$known = $this->measurements->forPage( (string) $request->body( 'url' ) )[ (int) $request->body( 'is_mobile' ) ]
			?? null;
		return new Answer(
			200,
			array(
				'success' => ! $this->sender->isWanted() || ( null !== $known && State::Measuring !== $known->state ),
			)
		);
	}
}
