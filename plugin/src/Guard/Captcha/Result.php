<?php

declare(strict_types=1);

namespace Vestibule\Guard\Captcha;

enum Result {
	case Good;
	case Refused;
	case Suspect;
	case Unknown;
}
