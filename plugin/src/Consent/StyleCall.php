<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\GetCall;
use Vestibule\Ajax\Request;

defined( 'ABSPATH' ) || exit;

/** Hides the notice from a visitor without scripts who has chosen: pages are the same for everyone, this style sheet is not. */
final class StyleCall implements GetCall {

	public const ACTION = 'vestibule_consent_style';

	public function action(): string {
		return self::ACTION;
	}

	public function answer( Request $request ): Answer {
		$css = Choice::NotSet === Choice::of( $request->header( 'cookie' ) )
			? ''
			: '.vestibule-notice{display:none}.vestibule-notice-control.is-floating{display:block}';
		return new Answer( 200, array(), array( 'Content-Type' => 'text/css; charset=utf-8' ), $css );
	}
}
