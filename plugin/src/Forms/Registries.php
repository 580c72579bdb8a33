<?php

declare(strict_types=1);

namespace Vestibule\Forms;

use Closure;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Fields\Answers\AgreedTexts;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\MergeTags\MergeTags;
use Vestibule\Fields\Types\Appointment\BookingTag;
use Vestibule\Fields\Types\StandardTypes;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Wiring\Makes;

defined( 'ABSPATH' ) || exit;

/**
 * Registries of field types and merge tags. The built-in types and tags are created when the registry is first read.
 */
final class Registries {

	/**
	 * @param Closure(): StandardTypes  $types
	 * @param Closure(): Forms          $forms
	 * @param Closure(): StoredBookings $bookings
	 */
	public function __construct(
		private readonly Closure $types,
		private readonly Closure $forms,
		private readonly Closure $bookings,
		private readonly Secret $secret,
	) {}

	#[Makes]
	public function types(): FieldTypes {
		return new FieldTypes( fn ( FieldTypes $types ) => ( $this->types )()->add( $types ) );
	}

	#[Makes]
	public function tags(): MergeTags {
		return new MergeTags(
			fn (): array => ( new StandardTags( ( $this->forms )(), new BookingTag( $this->bookings ) ) )->all()
		);
	}

	#[Makes]
	public function agreedTexts(): AgreedTexts {
		return new AgreedTexts( $this->secret->sign( ... ) );
	}
}
