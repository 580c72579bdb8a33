<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;


/**
 * Script that adds the visitor's choice to the classes of the body before the first paint (docs/consent.md). The server
 * doesn't need to know the choice, so pages can be cached. The rules must match Choice::fromHeader() and
 * src/consent/choice.ts.
 */
final class StateScript {

	public function __construct( private readonly Consent $settings ) {}

	public function code(): string {
		$signal  = $this->settings->respectsSignal ? "navigator.globalPrivacyControl?'false':''" : "''";
		$control = $this->settings->revoke && 'automatic' === $this->settings->revokeMode && $this->settings->canRefuse
			? ",'cookies-revoke'"
			: '';
		return '(function(){var c=document.body.classList,k="; "+document.cookie,m=k.match(/; ?cookie_notice_accepted(=[^;]*|(?=;|$))/g)||[],'
			. 'v=1===m.length' . $this->version() . '&&/=(true|false)$/.exec(m[0]),s=v?v[1]:' . $signal . ';'
			. "s?c.add('cookies-set','true'===s?'cookies-accepted':'cookies-refused'{$control}):c.add('cookies-not-set')})()";
	}

	/** Returns a JavaScript condition that the choice is about the current policy version. Empty for version 1. */
	private function version(): string {
		$now = $this->settings->policyVersion;
		return $now < 2 ? '' : '&&(/; ?cookie_notice_version=(\d{1,4})(?=;|$)/.exec(k)||[])[1]>=' . $now;
	}
}
