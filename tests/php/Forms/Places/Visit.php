<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Places;

use Vestibule\Fields\BooksTime;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Types\Appointment\ChosenTime;
use Vestibule\Fields\Value;

/** Field type of another plugin that also books a time. */
final class Visit extends FieldType implements BooksTime {

	public function name(): string {
		return 'visit';
	}

	public function attributes(): array {
		return array( 'event' => self::numberAttribute() );
	}

	public function defaults(): Defaults {
		return new Defaults( 'visit', 'Visit', array() );
	}

	public function chosenTime( Field $field, Value $value ): ?ChosenTime {
		return null;
	}
}
