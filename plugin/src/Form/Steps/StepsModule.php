<?php

declare(strict_types=1);

namespace Vestibule\Form\Steps;

use Vestibule\Ajax\Call;
use Vestibule\Form\Parts;
use Vestibule\Form\PlainAnswer;
use Vestibule\Form\Origin;
use Vestibule\Form\SubmitGuard;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Forms in steps (docs/steps.md): their settings, and the call that goes from one to the next without scripts. */
final class StepsModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		add_action( 'init', fn () => $this->parts->stepSettings()->register(), 6 );
		$this->services->calls->register( array( StepPrinter::CALL => $this->call( ... ) ) );
	}

	private function call(): Call {
		$rates = $this->services->rates;
		return new StepCall(
			$this->parts->forms(),
			new SubmitGuard( $this->parts->tokens(), $this->parts->pageKeys(), $this->services->clock ),
			new PlainAnswer( $this->parts->forms(), $this->parts->states(), new Origin(), $rates ),
			$rates
		);
	}
}
