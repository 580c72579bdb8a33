<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Crypto;

use RuntimeException;

/** OpenSSL could not do it: a key that is none, or a build without the curve. Says nothing of the key itself. */
final class CryptoFault extends RuntimeException {}
