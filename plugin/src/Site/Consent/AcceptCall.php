<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that records a visitor's consent to cookies (docs/consent.md). The browser has already set the cookies.
 * The response sets them again, because Safari deletes cookies set by scripts after seven days. Rejects requests from
 * other sites.
 */
#[Answers( 'custom_cookie' )]
final class AcceptCall implements Call {

	public const METHOD      = 'GET';
	public const SAME_ORIGIN = true;

	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly Recorder $recorder,
	) {}

	public function answer( Request $request ): Answer {
		$categories = $request->query( 'categories' );
		$this->recorder->record( 'accepted', $request->address, $categories ?? '' );
		$kinds   = null === $categories
			? null
			: array_values( array_intersect( Category::NAMES, explode( ' ', $categories ) ) );
		$cookies = Choice::Accepted->cookies(
			$this->settings->values()->lifetime,
			$this->settings->values()->policyVersion,
			$kinds
		);
		return new Answer(
			200,
			array( 'success' => true, 'data' => array( 'consent' => 'accepted' ) ),
			cookies: $cookies
		);
	}
}
