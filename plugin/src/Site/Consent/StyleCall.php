<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that returns a style sheet for visitors without JavaScript. It hides the notice after a choice, because
 * the page itself is the same for everyone.
 */
#[Answers( 'vestibule_consent_style' )]
final class StyleCall implements Call {

	public const METHOD = 'GET';

	public function __construct( private readonly ConsentSettings $settings ) {}

	public function answer( Request $request ): Answer {
		$css = Choice::NotSet === Choice::fromHeader(
			$request->header( 'cookie' ),
			$this->settings->values()->policyVersion
		)
			? ''
			: '.vestibule-notice{display:none}.vestibule-notice-control.is-floating{display:block}'
				. '@media (width<48rem){body:has(>.vestibule-notice-control.is-floating) .vestibule-chat{--vestibule-notice-height:3.5rem}}';
		return new Answer( 200, array(), array( 'Content-Type' => 'text/css; charset=utf-8' ), $css );
	}
}
