<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\Calendar;
use Vestibule\Contracts\Countries;
use Vestibule\Form\FieldType;

/** The view of each kind of field; VIEWS in blocks/form/views is the same table for the browser. */
final class Views {

	public function __construct( private readonly Countries $countries ) {}

	public function of( FieldType $type ): View {
		$frame = new Frame();
		return match ( $type ) {
			FieldType::Name        => new Name( $frame ),
			FieldType::Email,
			FieldType::Phone,
			FieldType::Text        => new Input( $frame ),
			FieldType::Textarea    => new Textarea( $frame ),
			FieldType::Country     => new Country( $frame, $this->countries ),
			FieldType::Radio,
			FieldType::Checkbox    => new Choices( $frame ),
			FieldType::MultiSelect => new MultiSelect( $frame, new Choices( $frame ) ),
			FieldType::Agreement,
			FieldType::Terms       => new Agreement( $frame ),
			FieldType::Appointment => new Appointment( $frame, new Calendar() ),
		};
	}
}
