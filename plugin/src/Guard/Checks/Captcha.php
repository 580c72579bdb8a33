<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Contract\FormSpam;
use Vestibule\Guard\Captcha\Expected;
use Vestibule\Guard\Captcha\Keys;
use Vestibule\Guard\Captcha\Outcome;
use Vestibule\Guard\Captcha\Problem;
use Vestibule\Guard\Captcha\Result;
use Vestibule\Guard\Captcha\Service;
use Vestibule\Guard\Captcha\Services;
use Vestibule\Guard\Captcha\SiteVerify;
use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\SpamSettings;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;
use Vestibule\Kernel\Setting\PostSettings;

defined( 'ABSPATH' ) || exit;

/** Captcha of a form, verified on the server (docs/spam.md). */
final class Captcha implements SpamCheck {

	private const MAX_RESPONSE_BYTES = 16384;

	public function __construct(
		private readonly Services $services,
		private readonly Keys $keys,
		private readonly SiteVerify $verify,
		private readonly Problem $problem,
		private readonly SpamSettings $settings,
	) {}

	public function name(): string {
		return 'captcha';
	}

	public function judge( Submission $submission ): Verdict {
		$service = $this->services->get( PostSettings::of( $submission->formPost, FormSpam::class )->captcha );
		// A captcha without keys must not block the form. Site Health reports missing keys.
		if ( null === $service || ! $this->keys->areSet( $service->name() ) ) {
			return Verdict::pass();
		}
		$response = $submission->posted( $service->responseName() ) ?? '';
		if ( '' === $response || strlen( $response ) > self::MAX_RESPONSE_BYTES ) {
			return Verdict::refuse(
				$service->responseName(),
				null === $submission->token
					? NeedsScripts::words()
					: __( 'Complete the check above the button, then send the form.', 'vestibule' )
			);
		}
		$expected = new Expected( Expected::action( $submission->formId ), $this->settings->values()->score / 100 );
		$name     = $service->name();
		$outcome  = $this->verify->ask(
			$service,
			$this->keys->secret( $name ),
			$this->keys->site( $name ),
			$response,
			$expected
		);
		$this->problem->note( $name, $outcome );
		return match ( $outcome->result ) {
			Result::Good    => Verdict::pass(),
			Result::Suspect => Verdict::spam( "{$name}|score|{$outcome->detail}" ),
			Result::Refused => Verdict::refuse(
				$service->responseName(),
				__(
					'The check has expired or belongs to another form. Complete the check again, then send the form.',
					'vestibule'
				)
			),
			Result::Unknown => $this->undecided( $service, $outcome ),
		};
	}

	public function reason( string $detail ): string {
		list( $name, $what, $more ) = explode( '|', $detail, 3 ) + array( 1 => '', 2 => '' );
		$label                      = $this->services->get( $name )?->label() ?? $name;
		return 'score' === $what
			/* translators: 1: a service such as reCAPTCHA v3, 2: score from 0.0 (a bot) to 1.0 (a person). */
			? sprintf( __( '%1$s gave the sender a score of %2$s out of 1', 'vestibule' ), $label, $more )
			: sprintf(
				/* translators: 1: a service such as Turnstile, 2: its error code, such as no-answer. */
				__( 'Not checked: %1$s did not respond or rejected the keys (%2$s)', 'vestibule' ),
				$label,
				$more
			);
	}

	/** Returns the verdict, as configured in the settings, for a response that the service could not verify. */
	private function undecided( Service $service, Outcome $outcome ): Verdict {
		return match ( $this->settings->values()->captchaDown ) {
			'pass'   => Verdict::pass(),
			'refuse' => Verdict::refuse(
				$service->responseName(),
				__( 'The check does not respond at the moment. Send the form again later.', 'vestibule' )
			),
			default  => Verdict::spam( "{$service->name()}|down|{$outcome->detail}" ),
		};
	}
}
