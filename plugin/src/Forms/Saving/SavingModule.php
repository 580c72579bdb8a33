<?php

declare(strict_types=1);

namespace Vestibule\Forms\Saving;

use Vestibule\Entries\EntryStored;
use Vestibule\Entries\OptInAsked;
use Vestibule\Fields\Submitted\Resumed;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Parts;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** How visitors keep what they have typed until it is sent (docs/form-data.md). */
final class SavingModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		add_action( 'vestibule_purge', fn () => FaultLog::attempt( fn () => $this->parts->savedForms()->purge() ) );
		// What was sent is an entry now.
		foreach ( array( EntryStored::class, OptInAsked::class ) as $stored ) {
			Events::on( $stored, fn () => $this->forget( ( new RequestReader() )->read() ) );
		}
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->privacy()->exporters( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->privacy()->erasers( $all ) );
		$this->services->calls( array( 'vestibule_form_save' => $this->call( ... ) ) );
	}

	private function call(): Call {
		$limits = new SaveLimits( $this->services->rates() );
		return new SaveCall(
			$this->parts->forms(),
			$this->parts->submitGuard(),
			new Saver( $this->parts->savedForms(), new SavedMail(), $limits, new Origin(), $this->services->mailBudget() ),
			$limits,
			$this->parts->plainAnswer()
		);
	}

	private function privacy(): SavedPrivacy {
		return new SavedPrivacy( $this->parts->savedForms(), $this->parts->forms() );
	}

	/** The secret is among the fields of a post, or in the query string that a script sends. */
	private function forget( Request $request ): void {
		$secret = $request->body( HiddenNames::SAVED ) ?? '';
		if ( '' === $secret && 1 === preg_match( '/(?:^|&)' . HiddenNames::SAVED . '=([0-9a-f]{32})(?:&|$)/', $request->body( 'data' ) ?? '', $found ) ) {
			$secret = $found[1];
		}
		if ( Resumed::isSecret( $secret ) ) {
			FaultLog::attempt( fn () => $this->parts->savedForms()->forget( $secret ) );
		}
	}
}
