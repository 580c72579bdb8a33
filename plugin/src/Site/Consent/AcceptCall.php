<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reports that a visitor accepted (docs/consent.md). The browser has set the cookies; the answer sets them once
 * more, because Safari keeps what a script has set for seven days only. A page of another site changes nothing.
 */
final class AcceptCall implements Call {

	public const METHOD      = 'GET';
	public const SAME_ORIGIN = true;

	public function __construct(
		private readonly Consent $settings,
		private readonly Recorder $recorder,
	) {}

	public function answer( Request $request ): Answer {
		$categories = $request->query( 'categories' );
		$this->recorder->record( 'accepted', $request->address, $categories ?? '' );
		$kinds   = null === $categories ? null : array_values( array_intersect( Category::NAMES, explode( ' ', $categories ) ) );
		$cookies = Choice::Accepted->cookies( $this->settings->lifetime, $this->settings->policyVersion, $kinds );
		return new Answer( 200, array( 'success' => true, 'data' => array( 'consent' => 'accepted' ) ), cookies: $cookies );
	}
}
